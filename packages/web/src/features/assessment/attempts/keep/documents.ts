import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { isLost } from '../../../../lib/api/api-error.ts'

type SupportingDocument = QuestionScore['supportingDocument']
export type SendDocument = (onProgress: (part: number | null) => void) => Promise<SupportingDocument>

/** Documents that have not arrived, by their question: how much was sent, none where one is removed, or why it came to nothing. */
export type Underway = ReadonlyMap<number, { part: number | null; error: unknown }>

type ToldDocument = {
  onChange: (underway: Underway) => void
  onArrived: (id: number, document: SupportingDocument) => void
}

/** Sends documents whichever question is in front meanwhile; whoever hands in waits for them. */
export function sendDocuments({ onChange, onArrived }: ToldDocument) {
  let underway: Underway = new Map()
  const unsent = new Map<number, SendDocument>()
  const works = new Map<number, Promise<void>>()

  function put(id: number, how: { part: number | null; error: unknown } | null) {
    const others = [...underway].filter(([each]) => each !== id)
    underway = new Map(how ? [...others, [id, how]] : others)
    onChange(underway)
  }

  async function send(id: number, work: SendDocument) {
    put(id, { part: 0, error: null })
    try {
      const document = await work((part) => put(id, { part, error: null }))
      unsent.delete(id)
      put(id, null)
      onArrived(id, document)
    } catch (error) {
      // NOTE: what is refused would be refused again; it says why, and holds nothing up.
      if (!isLost(error)) unsent.delete(id)
      put(id, { part: underway.get(id)?.part ?? null, error })
    }
  }

  function begin(id: number, work: SendDocument) {
    unsent.set(id, work)
    const begun = send(id, work).finally(() => works.delete(id))
    works.set(id, begun)
    return begun
  }

  return {
    begin,
    isUnderway: () => [...unsent.keys()].some((id) => underway.get(id)?.part !== null),
    /** Waits for all of them; what was not reached is tried once more, and else thrown. */
    async settle() {
      await Promise.all(works.values())
      await Promise.all([...unsent].map(([id, work]) => begin(id, work)))
      for (const id of unsent.keys()) throw underway.get(id)?.error
    },
  }
}
