-- How much was made in a minute by a guest or from an address, at all nodes together. Losing it does no harm.
CREATE UNLOGGED TABLE tallies (
    account TEXT COLLATE "C" NOT NULL,
    minute  BIGINT           NOT NULL,
    n       BIGINT           NOT NULL,
    PRIMARY KEY (account, minute)
);
