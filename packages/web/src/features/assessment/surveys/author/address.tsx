/** NOTE: where an address is too long for its place, it goes on after the sign that parts it. */
export function Address({ of }: { of: string }) {
  const [name, host] = of.split('@')
  return host === undefined ? (
    of
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
