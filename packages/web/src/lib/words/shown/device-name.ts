type Sign = readonly [pattern: RegExp, name: string]

// NOTE: the first that fits counts; browsers also carry the names of those they are built on.
const browsers: readonly Sign[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly Sign[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const find = (signs: readonly Sign[], text: string) => signs.find(([pattern]) => pattern.test(text))?.[1]

/** A browser's long description of itself, as people would name it. */
export function deviceName(userAgent: string) {
  const names = [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean)
  return names.join(', ') || userAgent
}
