/** An address as people write it, with what its beginning leaves out. */
export const wholeAddress = (typed: string) => {
  const address = typed.trim()
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(address) ? `https://${address}` : address
}
