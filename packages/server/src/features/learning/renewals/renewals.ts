import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { openPeriods } from '../learn/learn.ts'
import { dueAgain } from './recertify.queries.ts'

/** Opens courses again that people are to pass at intervals; what was opened before is not opened twice. */
export const openAgain = (db: Db, now: Date) => openPeriods(db, dueAgain(now), 'recertification', now)

export const recertify = ({ engine, now }: Pick<Kit, 'engine' | 'now'>) =>
  engine.db.transaction((tx) => openAgain(tx, now()))
