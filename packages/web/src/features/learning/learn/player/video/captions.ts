const timing = /^(\d+:)?\d{2}:\d{2}[.,]\d{3}\s+-->/

/** What captions say, one line for each of them, without when, where and how they stand on the picture. */
export function linesOf(webvtt: string): string[] {
  const blocks = webvtt.replaceAll('\r\n', '\n').split(/\n{2,}/)
  return blocks.flatMap((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line))
    const said =
      at < 0
        ? ''
        : lines
            .slice(at + 1)
            .map(plain)
            .join(' ')
            .trim()
    return said ? [said] : []
  })
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }
const plain = (line: string) =>
  line.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => signs[name] ?? '')
