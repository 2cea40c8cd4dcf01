/** How many milliseconds a launch lasted: until the last that it said; nothing where it said nothing. */
export const lastedOf = ({ launchedAt, saidAt }: { launchedAt: Date; saidAt: Date | null }) =>
  saidAt ? saidAt.getTime() - launchedAt.getTime() : 0
