interface Updated {
  readonly numUpdatedRows: bigint;
}

/** Whether an update found what it was for. */
export const changed = ({ numUpdatedRows }: Updated): boolean => numUpdatedRows > 0n;
