// Something that is done with the next picture, however often it is asked for before.

/** A function that does `does` once with the next picture. */
export function soon(does) {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      does();
    });
  };
}
