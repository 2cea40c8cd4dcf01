import { entries } from '@oktant/contract/all.ts'
import { printEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import { makePeople, makeQuestions, makeTest, takeTest } from '../../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { pdfText } from '../../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const told = (text: string) => ({ en: `hush-${text}`, de: `hush-${text}` })
const secrets: Partial<QuestionForm> = {
  modelAnswer: told('model'),
  correctText: told('correct'),
  firstIncorrectText: told('first'),
  nextIncorrectText: told('next'),
  lastIncorrectText: told('last'),
}

// NOTE: a stream names what has become stale, and never ends. A print is asked for, and changes nothing.
const reads = [...entries].filter(
  ([, { method, reply, changes }]) => (method === 'GET' || changes === false) && reply !== 'stream',
)

/** Every read there is, with each of these numbers wherever a path asks for one; answers what tells a secret. */
async function walk(server: Awaited<ReturnType<typeof testServer>>, as: Made, ids: readonly number[]) {
  const telling: string[] = []
  const headers = { authorization: `Bearer ${as.token}` }
  const ask = async (name: string, { method, path }: Pick<Endpoint, 'method' | 'path'>, id: number) => {
    const url = `/rest${path.replaceAll(/:\w+/g, String(id))}`
    const { body, rawPayload, statusCode, headers: about } = await server.app.inject({ method, url, headers })
    const isPaper = String(about['content-type']).includes('pdf')
    if ((isPaper ? pdfText(rawPayload).join('') : body).includes('hush-')) telling.push(name)
    return statusCode
  }
  for (const [name, entry] of reads)
    for (const id of entry.path.includes(':') ? ids : ids.slice(0, 1)) {
      const status = await ask(name, entry, id)
      // NOTE: whoever may not, may with no other number either.
      if (status === 403) break
    }
  return new Set(telling)
}

test('whatever somebody asks for in the middle of an attempt, no read tells what is right', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['MC', 'FT'], secrets)
  const { childId, courseId, evaluationId } = await makeTest(server, author, { questions })
  const { opened, held } = await takeTest(server, learner, childId)
  const rows = opened.questionScores.map(({ id }) => id)
  const asked = questions.map(({ id }) => id)
  const ids = [...new Set([held.componentLogId, childId, courseId, evaluationId, ...rows, ...asked])]
  expect(await walk(server, learner, ids)).toEqual(new Set())
  expect(await walk(server, author, asked)).toContain('readQuestion')

  const paper = await server.send(printEvaluation, { as: learner, params: { id: held.componentLogId } })
  expect(pdfText(paper.rawPayload).join(' ')).not.toContain('hush-')
})
