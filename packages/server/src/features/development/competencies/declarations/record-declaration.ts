import type { Db } from '../../../../db/engine/db.ts'
import { insertDeclaration, insertSteps } from './declarations.queries.ts'

type Step = Omit<Parameters<typeof insertSteps>[1][number], 'companyId' | 'declarationId'>

/** Keeps what was declared and decided elsewhere, with its history; nobody is told of it. */
export async function recordDeclaration(
  db: Db,
  values: Parameters<typeof insertDeclaration>[1],
  steps: readonly Step[],
) {
  const declarationId = await insertDeclaration(db, values)
  if (declarationId === null) return
  const { companyId } = values
  await insertSteps(
    db,
    steps.map((step) => ({ ...step, companyId, declarationId })),
  )
}
