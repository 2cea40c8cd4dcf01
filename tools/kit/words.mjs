/** What no file of the repository may say. */
const forbidden = [
  {
    files: /./,
    pattern: /https?:\/\/[\w.-]*(registry|artifact|mirror|proxy|nexus|verdaccio)[\w.-]*[/:]/i,
    why: 'the address of a package registry',
  },
  {
    files: /./,
    pattern: /(?:^|[\s'"`(=:])(?:\/(?:home|Users|root|work|tmp|private|mnt)\/[\w.-]+|[A-Z]:\\Users\\)/,
    why: 'a path of one machine',
  },
  { files: /\.(ts|tsx|mjs)$/, pattern: /@ts-(ignore|nocheck)/, why: 'a type error that is hushed up' },
  {
    files: /\.tsx?$/,
    pattern: /\b(?:test|it|describe)\.(?:only|skip|todo)\b/,
    why: 'a test that is left out',
  },
  {
    files: /\.tsx?$/,
    pattern: /^(export )?interface (?!(?:Announcements|AuditObjects)\b)/,
    why: 'an interface: say type',
  },
  {
    files: /^packages\/\w+\/src\/.*\.tsx?$/,
    pattern: /^(?:export )?type (?:Whose|Asked|Sent|Told|Kept|Given|Place|At)\b/,
    why: 'a type without its noun: say what it is of',
  },
  {
    files: /^packages\/web\/.*\.tsx?$/,
    pattern: /^import '@mantine\/.*\.css'/,
    why: 'a style of Mantine: its component brings it',
  },
  { files: /\.tsx?$/, pattern: /\bvi\.mock\(/, why: 'a mock of our own code' },
]

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} each fault as `file:line: why`
 */
export function faultsIn(file, text) {
  const rules = forbidden.filter(({ files }) => files.test(file))
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${file}:${index + 1}: ${why}`),
    )
}
