import { attributeOf, type XmlElement } from './xml.ts'
import type { FindingCode } from '@oktant/contract/learning/package-findings.ts'
import type { Findings } from './findings.ts'
import type { LaunchAddress } from './outline.ts'

const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i
const web = /^https?:\/\//i

export type ManifestPlace = { folder: string; files: ReadonlySet<string> }

/** `a/./b/../c` → `a/c`; nothing where it leads out of the archive. */
function normalised(path: string) {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') parts.push(part)
  }
  return parts.join('/')
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What stands before the relative addresses below: each level's xml:base, the inner after the outer. */
export const baseOf = (...levels: (XmlElement | undefined)[]) =>
  levels.reduce((base, level) => {
    const own = attributeOf(level, 'xml:base').replaceAll('\\', '/')
    return elsewhere.test(own) || own.startsWith('/') ? own : base + own
  }, '')

/** A folder without its slash at the end is still a folder: `base` was often meant so. */
const joined = (base: string, address: string) =>
  base && !base.endsWith('/') && !address.startsWith('/') ? `${base}/${address}` : base + address

/** Looks for files as they are written, as they are encoded, and in other capitals. */
export function makeAddresses({ folder, files }: ManifestPlace, findings: Findings) {
  const byLowerCase = new Map([...files].map((file) => [file.toLowerCase(), file]))

  function find(path: string, line: number) {
    for (const one of [path, decoded(path)]) {
      const inside = normalised(folder + one)
      if (inside !== undefined && files.has(inside)) return inside
    }
    const other = byLowerCase.get(normalised(folder + decoded(path))?.toLowerCase() ?? '')
    if (other) findings.note('file_case_differs', line, path)
    return other
  }

  /** NOTE: `lesson #1.html` is the name of a file in some packages, and an address with a fragment in others. */
  const isNamed = (path: string) => files.has(normalised(folder + path) ?? '')

  /** Where an address leads; what is wrong with it is noted. */
  function resolve(base: string, address: string, line: number, missing: FindingCode): LaunchAddress | null {
    const query = isNamed(joined(base, address)) ? '' : (/[?#].*$/s.exec(address)?.[0] ?? '')
    const whole = joined(base, address.slice(0, address.length - query.length).replaceAll('\\', '/'))
    if (address.slice(0, address.length - query.length).includes('\\'))
      findings.note('backslashes', line, address)
    if (web.test(whole)) return { url: whole + query }
    if (elsewhere.test(whole) || normalised(folder + whole) === undefined) {
      findings.note('address_outside', line, address)
      return null
    }
    const file = find(whole, line)
    if (file === undefined) findings.note(missing, line, whole)
    return file === undefined ? null : { file, query }
  }
  return { resolve }
}

export type Addresses = ReturnType<typeof makeAddresses>

/** Adds an item's own parameters to its resource's address, as SCORM 2004 joins them. */
export function withParameters(launch: LaunchAddress | null, parameters: string): LaunchAddress | null {
  if (!launch || !parameters) return launch
  const add = (query: string) => {
    const [, before = '', anchor = ''] = /^([^#]*)(#.*)?$/s.exec(query) ?? []
    const own = parameters.replace(/^[?&]+/, '')
    if (own.startsWith('#')) return anchor ? query : before + own
    return `${before}${before.includes('?') ? '&' : '?'}${own}${anchor}`
  }
  if ('file' in launch) return { ...launch, query: add(launch.query) }
  const [, address = '', query = ''] = /^([^?#]*)(.*)$/s.exec(launch.url) ?? []
  return { url: address + add(query) }
}
