import type { EvaluationLaunch } from '@oktant/contract/attempts.ts'
import { ReadyJson } from '../../http/ready-json.ts'
import type { Kit } from '../../kit.ts'
import { readyQuestion } from '../questions/questions.ts'
import type { AttemptRow } from './attempts.queries.ts'
import { launchView, ownOfQuestion, ownOfScore, sightAt } from './attempts.view.ts'
import type { ScoreRow } from './scores.queries.ts'

type Shown = Parameters<typeof launchView>[3]

/** An attempt as its learner meets it, as it is sent: what its questions say is written once for everybody. */
export function launchReady(
  kit: Kit,
  whole: AttemptRow,
  rows: readonly ScoreRow[],
  shown: Shown,
): ReadyJson<EvaluationLaunch> {
  const { questionScores: _, ...about } = launchView(kit, whole, [], shown)
  const sight = sightAt(whole)
  const parts: (Buffer | string)[] = [JSON.stringify(about).slice(0, -1), ',"questionScores":[']
  for (const [at, row] of rows.entries()) {
    const own = JSON.stringify(ownOfScore(kit, row, sight)).slice(0, -1)
    parts.push(at > 0 ? `,${own},"question":` : `${own},"question":`)
    parts.push(...readyQuestion(kit, row.version, row.score.drawn))
    parts.push(`,${JSON.stringify(ownOfQuestion(row, sight)).slice(1)}}`)
  }
  parts.push(']}')
  return new ReadyJson(parts)
}
