/** What an author says beyond the verdict that stands over it: many begin with the verdict itself. */
export function beyond(verdict: string, said: string) {
  const start = said.trimStart()
  if (!start.toLowerCase().startsWith(verdict.toLowerCase())) return said
  const rest = start.slice(verdict.length)
  return /^\s*$|^\s*[.!]/.test(rest) ? rest.replace(/^[\s.!]+/, '') : said
}
