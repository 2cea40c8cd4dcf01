/** A sentence in which one part, such as a number with a hyphen, stays on one line. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const place = part ? text.indexOf(part) : -1
  if (place < 0) return text
  return (
    <>
      {text.slice(0, place)}
      <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
      {text.slice(place + part.length)}
    </>
  )
}
