/**
 * Who may import whom: a file may import from its own row's folder and from every row below.
 * @type {Record<string, RegExp[]>}
 */
const rows = {
  'packages/server/src/': [
    /^main\.ts$/,
    /^(app|open|background)\.ts$/,
    /^register\.ts$/,
    /^demo\//,
    /^desks\//,
    /^features\//,
    /^feature\.ts$/,
    /^records\//,
    /^http\/(?!fail\.ts)/,
    /^kit\.ts$/,
    /^live\//,
    /^webhooks\//,
    /^(access|audit|files|mail|jobs|outbox|payments|push|richtext|transfer)\//,
    /^(http\/fail\.ts|db\/|words\/|config\.ts|log\.ts)/,
  ],
  'packages/web/src/': [/^main\.tsx$/, /^app\//, /^desks\//, /^features\//, /^ui\//, /^lib\//],
}

const tests = /\.test\.tsx?$|\/test\/|\.(proof|expected)\.ts$/

/** What a file of the contract, of the rules, and of the shared parts must not reach. */
const bans = [
  {
    files: /^packages\/contract\/src\//,
    allows: /^packages\/contract\/src\/|^@sinclair\/typebox(\/|$)/,
    why: 'the contract imports nothing but the schema library',
  },
  {
    files: /^packages\/runtime\/src\/(?!scorm2004\/)/,
    allows: /^packages\/(runtime|contract)\/src\//,
    why: 'the runtime imports the contract alone',
  },
  {
    files: /^packages\/runtime\/src\/scorm2004\//,
    allows: /^packages\/(runtime|contract)\/src\/|^scorm-again(\/|$)/,
    why: 'the 2004 runtime imports the contract and the library that it adapts',
  },
  {
    files: /\.(rules|words)\.ts$/,
    allows:
      /^packages\/(contract|runtime)\/|\/http\/fail\.ts$|\.(rules|words)\.ts$|\.(en|de)\.json$|\/lib\/words\/dates\.ts$|^node:crypto$/,
    why: 'rules and words import the contract, the runtime, each other and fail, and reach nothing outside',
  },
  {
    files: /^packages\/web\/src\/ui\//,
    allows:
      /^packages\/web\/src\/(ui|lib)\/|^packages\/contract\/src\/(http\/(http|errors)|kit\/constants)\.ts$|^(?!packages\/|\.)/,
    why: 'a part of ui/ knows no domain',
  },
  {
    files: /^packages\/web\//,
    allows: /^(?!packages\/(server|chat-server)\/)/,
    why: 'the browser side meets the server through the contract alone',
  },
  {
    files: /^packages\/(server|web)\/src\//,
    allows: /^(?!packages\/.*\.expected\.ts$)/,
    why: 'what is expected by hand is for tests alone',
  },
  {
    files: /^packages\/server\//,
    allows: /^(?!packages\/web\/)/,
    why: 'the server knows nothing of the browser side',
  },
]

/**
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined} why this import is refused
 */
export function refusal(file, target) {
  if (tests.test(file)) return undefined
  const ban = bans.find(({ files, allows }) => files.test(file) && !allows.test(target))
  return ban?.why ?? upwards(file, target) ?? nextDoor(file, target)
}

function upwards(/** @type {string} */ file, /** @type {string} */ target) {
  // NOTE: a foreign key points where it must, whoever owns the other table.
  if (areTables(file, target)) return undefined
  const [from, to] = [placeOf(file), placeOf(target)]
  if (!from || !to || from.base !== to.base) return undefined
  if (from.row < to.row || from.folder === to.folder) return undefined
  if (from.row === to.row && from.folder === 'features') return undefined
  return `${from.folder} may not import from ${to.folder}`
}

const areTables = (/** @type {string[]} */ ...files) => files.every((file) => file.endsWith('.tables.ts'))

function placeOf(/** @type {string} */ file) {
  const base = Object.keys(rows).find((folder) => file.startsWith(folder))
  if (!base) return undefined
  const inside = file.slice(base.length)
  const row = rows[base]?.findIndex((pattern) => pattern.test(inside)) ?? -1
  return row < 0 ? undefined : { base, row, folder: String(inside.split('/')[0]) }
}

const feature = /^packages\/(server|web)\/src\/features\/([\w-]+)\/([\w-]+)\/(.+)$/

/** The areas as a ladder: a lower one never imports a higher one. */
const ladder = [
  'organisation',
  'people',
  'communication',
  'learning',
  'assessment',
  'events',
  'development',
  'reports',
  'chat',
]

/** NOTE: a list or a hot read joins its neighbour's table, and a foreign key points at one; nobody else may look at it. */
const isOpen = (/** @type {string} */ file, /** @type {string} */ name) =>
  name.endsWith('.tables.ts') && /\.(tables|queries)\.ts$/.test(file)

/** What still looks up the ladder; it only ever gets shorter. */
const owed = new Set([
  'communication/auto-messages → learning/assignments',
  'organisation/languages → people/people',
  'organisation/licence → communication/notifications',
  'organisation/licence → people/permissions',
  'organisation/licence → people/users',
  'organisation/webhooks → communication/notifications',
  'organisation/webhooks → people/permissions',
  'people/groups → learning/assignments',
  'people/privacy → communication/notifications',
  'people/sessions → communication/notifications',
])

function nextDoor(/** @type {string} */ file, /** @type {string} */ target) {
  const [, side, area = '', owner] = feature.exec(file) ?? []
  const [, , nextArea = '', neighbour = '', name = ''] = feature.exec(target) ?? []
  const isDesk = /\/src\/(desks|demo)\//.test(file)
  if (!neighbour || (area === nextArea && owner === neighbour) || !(owner || isDesk)) return undefined
  if (
    owner &&
    ladder.indexOf(area) < ladder.indexOf(nextArea) &&
    !isOpen(file, name) &&
    !owed.has(`${area}/${owner} → ${nextArea}/${neighbour}`)
  )
    return `${area} may not import from ${nextArea}, which stands above it`
  if (side === 'web' && area === nextArea) return undefined
  if (side === 'web' && owner)
    return `a feature of the browser side does not import from another area (${nextArea})`
  if (name === `${neighbour}.ts` || file.startsWith('packages/web/')) return undefined
  if (isOpen(file, name) || name.endsWith('.access.ts')) return undefined
  return `the door of ${neighbour} is ${neighbour}.ts and ${neighbour}.access.ts`
}

/**
 * Which feature uses which, on each side; a neighbour's tables may be read by whoever joins them.
 * @param {Map<string, string[]>} graph
 * @returns {Map<string, string[]>}
 */
export function featureGraph(graph) {
  const edges = [...graph].flatMap(([file, targets]) => {
    const from = featureOf(file)
    if (!from || tests.test(file)) return []
    return targets.flatMap((target) => {
      const to = featureOf(target)
      const isUsed = to && to !== from && !target.endsWith('.tables.ts')
      return isUsed ? [{ from, to }] : []
    })
  })
  return new Map(
    [...new Set(edges.map(({ from }) => from))].map((from) => [
      from,
      [...new Set(edges.filter((edge) => edge.from === from).map(({ to }) => to))],
    ]),
  )
}

function featureOf(/** @type {string} */ file) {
  const [, side, area, name] = feature.exec(file) ?? []
  return side ? `${side}: ${area}/${name}` : undefined
}
