import { bringIn } from '../../features/people/imports/imports.ts'
import type { Kit } from '../../kit.ts'

const text = `Name in English,Name in German
Apprentice,Auszubildende
Head of quality,Qualitätsleitung
,
=SUM(A1:A3),Summe
Apprentice,Lehrling
`

/** A file that somebody has brought in, with two lines that were left out. */
export async function makeDemoImport(
  kit: Pick<Kit, 'engine' | 'files' | 'log' | 'now'>,
  by: { companyId: number; id: number },
) {
  await bringIn(kit, by, { kind: 'jobRoles', title: 'job-roles.csv', text })
}
