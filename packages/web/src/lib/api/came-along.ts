/** For what comes along with a page in one call: it is asked for by itself only once that has grown stale. */
export const cameAlong = ({ isSuccess }: { isSuccess: boolean }) => ({
  enabled: isSuccess,
  staleTime: 30_000,
})
