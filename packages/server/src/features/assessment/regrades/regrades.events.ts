import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { tellCorrected } from '../attempts/attempts.ts'
import { insertNotice } from './notices.queries.ts'
import { regradeWords } from './regrades.words.ts'

const said = regradeWords.notices

export const regradeListeners: readonly Listener<Kit>[] = [
  listener('attempt.regraded', 'regrades.tellLearner', async (db, { regradeId, ...about }, { now }) => {
    // NOTE: where scores are not shown, nothing changed for whom the pass stayed as it was.
    const told = await tellCorrected(db, about, said, { quietly: true })
    const { companyId, logId } = about
    if (!told || !regradeId) return
    await insertNotice(db, { companyId, regradeId, componentLogId: logId, toldAt: now(), ...told })
  }),
]
