import type { PackageLaunch } from '@oktant/contract/learning/package-launch.ts'

/** What the standards call themselves, in every language. */
export const kindNames: Readonly<Record<PackageLaunch['kind'], string>> = {
  scorm12: 'SCORM 1.2',
  scorm2004: 'SCORM 2004',
  cmi5: 'cmi5',
  xapi: 'xAPI',
}
