//! A drawing as PNG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::sync::LazyLock;

/// Width and height that chats and other sites expect of a preview.
pub(super) const SIZE: (u32, u32) = (1200, 630);

/// The faces: no other letters are used, so that pictures are the same on every machine.
const FACES: [&[u8]; 3] = [
    include_bytes!("../../faces/inter-medium.ttf"),
    include_bytes!("../../faces/inter-bold.ttf"),
    include_bytes!("../../faces/newsreader.ttf"),
];

static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| {
    let mut options = Options { font_family: "Inter".into(), ..Options::default() };
    for face in FACES {
        options.fontdb_mut().load_font_data(face.to_vec());
    }
    options
});

/// The picture of a drawing; none if the drawing cannot be read.
pub(super) fn png(svg: &str) -> Option<Vec<u8>> {
    let tree =
        Tree::from_str(svg, &OPTIONS).inspect_err(|error| tracing::error!(%error, "a drawing")).ok()?;
    let mut canvas = Pixmap::new(SIZE.0, SIZE.1)?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    // The sky covers the whole canvas: nothing is transparent, and three bytes for a point are enough.
    let points: Vec<u8> = canvas.data().chunks_exact(4).flat_map(|point| &point[..3]).copied().collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, SIZE.0, SIZE.1);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&points).ok()?;
    writer.finish().ok()?;
    Some(bytes)
}
