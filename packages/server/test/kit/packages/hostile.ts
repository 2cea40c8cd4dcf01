import { manifest } from './manifests.ts'
import { zipWithFiles } from './zips.ts'

export const page = { name: 'a.html', content: '<h1>Knots</h1>' }
export const knots = [
  { name: 'imsmanifest.xml', content: manifest() },
  page,
  { name: 'img/', content: '', method: 0 },
]

/** An archive of an archive: the inner one is as large as its content, the outer one a thousandth of that. */
function bombOfArchives() {
  const inner = zipWithFiles([{ name: 'zeros', content: Buffer.alloc(12_000_000), method: 0 }])
  return zipWithFiles([...knots, { name: 'whole.zip', content: inner }])
}

/** Entities that stand for ten of the one before, ten times over. */
function laughs() {
  const entities = Array.from(
    { length: 10 },
    (_, step) => `<!ENTITY l${step + 1} "${`&l${step};`.repeat(10)}">`,
  )
  return `<!DOCTYPE m [<!ENTITY l0 "ha">${entities.join('')}]>\n<manifest>&l10;</manifest>`
}

const big = Buffer.alloc(11_000_000)
/** Archives of which nothing is taken, each with the code that says why. */
export const hostile: [string, Buffer, string][] = [
  [
    'that leaves its folder',
    zipWithFiles([...knots, { name: '../../evil', content: 'x' }]),
    'archive_path_outside',
  ],
  [
    'that leaves it backwards',
    zipWithFiles([...knots, { name: '..\\evil', content: 'x' }]),
    'archive_path_outside',
  ],
  [
    'with an absolute path',
    zipWithFiles([...knots, { name: '/etc/x', content: 'x' }]),
    'archive_path_absolute',
  ],
  ['with a drive', zipWithFiles([...knots, { name: 'C:\\x', content: 'x' }]), 'archive_path_absolute'],
  [
    'with NUL in a name',
    zipWithFiles([...knots, { name: 'a.html\0.png', content: 'x' }]),
    'archive_name_nul',
  ],
  [
    'with a link',
    zipWithFiles([...knots, { name: 'l', content: '/etc/passwd', mode: 0o120777 }]),
    'archive_link',
  ],
  ['with one name twice', zipWithFiles([...knots, page]), 'archive_name_twice'],
  [
    'with a file below a file',
    zipWithFiles([...knots, { name: 'a.html/b', content: 'x' }]),
    'archive_name_twice',
  ],
  [
    'with one name in two cases',
    zipWithFiles([...knots, { ...page, name: 'A.html' }]),
    'archive_case_collides',
  ],
  ['that is a bomb', zipWithFiles([...knots, { name: 'big', content: big }]), 'archive_ratio'],
  [
    'of too many files',
    zipWithFiles(Array.from({ length: 20_001 }, (_, n) => ({ name: `${n}`, content: '' }))),
    'archive_too_many',
  ],
  ['whose files share their bytes', zipWithFiles(knots, { overlapping: true }), 'archive_overlaps'],
  [
    'that is encrypted',
    zipWithFiles([...knots, { name: 'e', content: 'x', flags: 0x801 }]),
    'archive_encrypted',
  ],
  [
    'that lies of its sizes',
    zipWithFiles([...knots, { name: 'e', content: 'xxx', saysBytes: 2 }]),
    'archive_lies',
  ],
  [
    'that lies of its sums',
    zipWithFiles([...knots, { name: 'e', content: 'x', saysCrc: 1 }]),
    'archive_lies',
  ],
  [
    'that lies of its names',
    zipWithFiles([...knots, { name: 'e', content: 'x', localName: 'f' }]),
    'archive_lies',
  ],
  ['that is cut off', zipWithFiles(knots).subarray(0, 300), 'archive_broken'],
  [
    'of AICC',
    zipWithFiles(['a.crs', 'a.au', 'a.cst'].map((name) => ({ name, content: 'x' }))),
    'aicc_refused',
  ],
  [
    'of folders without an end',
    zipWithFiles([...knots, { name: `${'d/'.repeat(60)}x`, content: 'x' }]),
    'archive_path_outside',
  ],
  ['that is a bomb of archives', bombOfArchives(), 'archive_ratio'],
  [
    'whose manifest brings a DTD',
    zipWithFiles([
      { name: 'imsmanifest.xml', content: '<!DOCTYPE m SYSTEM "http://x.test/y">\n<manifest/>' },
      page,
    ]),
    'manifest_has_dtd',
  ],
  [
    'whose manifest laughs a billion times',
    zipWithFiles([{ name: 'imsmanifest.xml', content: laughs() }, page]),
    'manifest_has_dtd',
  ],
]
