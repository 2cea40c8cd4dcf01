import type { ImportState } from '@oktant/contract/people/imports.ts'
import type { JobName } from '@oktant/contract/organisation/jobs.ts'
import { forgetFile } from '../../../../files/files.ts'
import { known } from '../../../../http/errors.ts'
import type { Kit } from '../../../../kit.ts'
import { announce } from '../../../../outbox/announce.ts'
import {
  findDoer,
  findTask,
  holdImport,
  type ImportTask,
  listStalled,
  updateImport,
} from '../imports.queries.ts'
import type { ImportPhase } from '../imports.tables.ts'
import type { ImportKit, KindPlan, Work } from '../kinds/kind.ts'
import { reason } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { afterPhase, halted, isUnderWay, nextSize, stopped } from '../imports.rules.ts'
import { markRows, markTwins, nextRows } from '../rows.queries.ts'
import { readLines } from './read-lines.ts'
import { phases } from './steps.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'import.finished': { importId: number; kind: ImportTask['kind']; state: ImportState }
  }
}

export const importJob: JobName = 'imports.run'

/** NOTE: short, so that a long import neither holds up others nor the end of the process. */
const sliceMs = 5000
/** NOTE: the embedded engine does one thing at a time, so others wait for a batch to end; there it is to be short. */
const batches = {
  embedded: { most: 100, least: 10, ms: 200 },
  postgres: { most: 500, least: 500, ms: Infinity },
} as const

/** Works on an import for a while, and asks for another turn where something is left. */
export async function runImport(kit: Kit, id: number) {
  if (await workOn(kit, id)) await kit.jobs.send(importJob, { id })
}

/** Takes up what stands still because a process or its job was lost. */
export async function resumeImports(kit: Kit, stalledMs = 60_000) {
  const stalled = await listStalled(kit.engine.db, new Date(kit.now().getTime() - stalledMs))
  for (const id of stalled) await kit.jobs.send(importJob, { id })
}

/** Answers whether something is left. */
export async function workOn(kit: ImportKit, id: number, until = Date.now() + sliceMs): Promise<boolean> {
  const bounds = batches[kit.engine.kind]
  let size: number = bounds.least
  for (;;) {
    const task = await findTask(kit.engine.db, id)
    if (!task || !isUnderWay(task.state)) return false
    if (task.phase === 'read') {
      if (!(await readTurn(kit, task, until))) return true
    } else {
      const began = performance.now()
      const most = await oneBatch(kit, task, size)
      size = nextSize({ ...bounds, most: Math.min(bounds.most, most) }, size, performance.now() - began)
    }
    if (Date.now() > until) return true
  }
}

async function readTurn(kit: ImportKit, task: ImportTask, until: number) {
  const { db } = kit.engine
  if (task.isStopping || !(await isPermitted(kit, task))) {
    await oneBatch(kit, task, 1)
    return true
  }
  if (!(await readLines({ kit, task, plan: kinds[task.kind], until }))) return false
  await markTwins(db, task)
  const isTooLong = (await findTask(db, task.id))?.problem !== null
  await updateImport(db, task.id, {
    phase: isTooLong ? null : 'seats',
    cursor: 0,
    movedAt: kit.now(),
    ...(isTooLong && { state: 'failed' }),
  })
  return true
}

async function isPermitted({ engine }: ImportKit, task: ImportTask) {
  const doer = await findDoer(engine.db, task)
  return doer !== null && allows(task, doer.permissions)
}

const allows = ({ kind }: ImportTask, permissions: Work['actor']['permissions']) =>
  permissions.has('imports.run') && permissions.has(kinds[kind].permission)

/** One batch in one transaction; where it fails the next is smaller, until the line is found that cannot be done. */
async function oneBatch(kit: ImportKit, { id }: ImportTask, size: number): Promise<number> {
  try {
    await kit.engine.db.transaction((tx) => batchIn(tx, kit, id, size))
    return size * 10
  } catch (error) {
    if (isPassing(error)) throw error
    kit.log.warn({ importId: id, size, message: String(error) }, 'a batch of an import failed')
    if (size > 1) return Math.ceil(size / 10)
    await kit.engine.db.transaction((tx) => giveUpLine(tx, kit, id, error))
    return 1
  }
}

const codeOf = (error: unknown) => (error instanceof Error ? known(error)?.code : undefined) ?? 'unexpected'
/** NOTE: these pass by themselves, so the job is tried again. */
const passing = ['database_unavailable', 'overloaded', 'disk_full']
const isPassing = (error: unknown) => passing.includes(codeOf(error))

async function batchIn(tx: Work['db'], kit: ImportKit, id: number, size: number) {
  const task = await holdImport(tx, id)
  if (!task || !isUnderWay(task.state) || !task.phase) return
  const actor = await findDoer(tx, task)
  if (!actor || !allows(task, actor.permissions)) {
    const ended = halted(task, kit.now())
    await updateImport(tx, id, { ...ended, problem: 'import_doer_gone' })
    await tellFinished(tx, task, ended.state)
    return
  }
  if (task.isStopping) {
    await updateImport(tx, id, stopped(task, kit.now()))
    return
  }
  if (task.phase === 'read') return
  const plan = kinds[task.kind]
  const work = { db: tx, kit, actor, task, fields: await plan.listFields(tx, task.companyId) }
  const at = await phaseStep(work, plan, task.phase, size)
  if (at !== null) return updateImport(tx, id, { cursor: at, movedAt: kit.now() })
  const after = afterPhase(task, phases[task.phase].next, kit.now())
  await updateImport(tx, id, {
    ...after,
    ...('state' in after && after.state === 'applied' && { fileId: null }),
  })
  if ('state' in after && after.state !== 'checked') await tellFinished(tx, task, after.state)
  // NOTE: a file full of people is kept no longer than it is needed.
  if ('state' in after && after.state === 'applied' && task.fileId !== null)
    await forgetFile(tx, task.companyId, task.fileId)
}

const tellFinished = (tx: Work['db'], { companyId, id: importId, kind }: ImportTask, state: ImportState) =>
  announce(tx, 'import.finished', { importId, kind, state }, { companyId })

/** The last line that was done; nothing where the phase is at its end. */
async function phaseStep(work: Work, plan: KindPlan, name: Exclude<ImportPhase, 'read'>, size: number) {
  const phase = phases[name]
  if ('once' in phase) {
    await phase.once(work, plan)
    return null
  }
  const rows = await nextRows(work.db, work.task, work.task.cursor, size, phase.which)
  if (rows.length) await phase.step(work, plan, rows)
  return rows.at(-1)?.position ?? null
}

/** Names the line that cannot be done, and goes on behind it. */
async function giveUpLine(tx: Work['db'], kit: ImportKit, id: number, error: unknown) {
  const task = await holdImport(tx, id)
  if (!task?.phase || task.phase === 'read') return
  const phase = phases[task.phase]
  const [row] = 'once' in phase ? [] : await nextRows(tx, task, task.cursor, 1, phase.which)
  if (!row || 'once' in phase) {
    await updateImport(tx, id, { ...halted(task, kit.now()), problem: 'unexpected' })
    return
  }
  await markRows(tx, task, [
    { position: row.position, ...phase.failed, reasons: [reason('', codeOf(error))] },
  ])
  await updateImport(tx, id, { cursor: row.position, movedAt: kit.now() })
}
