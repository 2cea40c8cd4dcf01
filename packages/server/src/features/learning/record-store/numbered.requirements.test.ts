import { describe, expect, test } from 'vitest'
import { makeProgram } from '../../../../test/kit/record-store.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { numberedCalls } from '../../../../test/kit/xapi/numbered-calls.ts'
import { numberedInnerStatements } from '../../../../test/kit/xapi/numbered-inner-statements.ts'
import { numberedResources } from '../../../../test/kit/xapi/numbered-resources.ts'
import { numberedScenes as firstScenes } from '../../../../test/kit/xapi/numbered-scenes.ts'
import { numberedStatements as outerStatements } from '../../../../test/kit/xapi/numbered-statements.ts'

const numberedStatements = [...outerStatements, ...numberedInnerStatements]
const numberedScenes = [...firstScenes, ...numberedResources]

const named = (number: number) => `XAPI-${String(number).padStart(5, '0')}`

/**
 * NOTE: 136 is a number that the list leaves out; that the store may do less than all (327) is shown with its scopes, and
 * that it fails (329) with the faults of a server.
 */
const elsewhere = [136, 327, 329]

test('every number of the list has its test', () => {
  const shown = [
    ...numberedStatements.map(([number]) => number),
    ...numberedCalls.map(([number]) => number),
    ...numberedScenes.flatMap(([numbers]) => numbers),
    ...elsewhere,
  ]
  const all = Array.from({ length: 335 }, (_, place) => place + 1)
  expect(all.filter((number) => !shown.includes(number)).map(named)).toEqual([])
  expect(shown.filter((number, place) => shown.indexOf(number) !== place).map(named)).toEqual([])
})

type Program = Awaited<ReturnType<typeof makeProgram>>

/** NOTE: one program for all of a version, as each requirement has names of its own. */
function programOf(version: string) {
  let made: Promise<Program> | undefined
  return () => (made ??= testServer().then((server) => makeProgram(server, ['all'], version)))
}

/** NOTE: 2.0 has no forms in place of requests. */
const gone: Readonly<Record<string, readonly number[]>> = { '1.0.3': [], '2.0.0': [148] }

describe.each(['1.0.3', '2.0.0'])('xAPI %s', (version) => {
  const program = programOf(version)

  test.each(numberedStatements.map(([number, says, told]) => [named(number), says, told] as const))(
    '%s: %s',
    async (_, __, { good = [], bad = [] }) => {
      const { post } = await program()
      const answers = async (all: unknown[]) =>
        Promise.all(all.map(async (one) => ({ one, answer: await post(one) })))
      expect(
        (await answers(good)).filter(({ answer }) => answer !== 200 && answer !== '409 statement_conflict'),
      ).toEqual([])
      expect((await answers(bad)).filter(({ answer }) => !String(answer).startsWith('400'))).toEqual([])
    },
  )

  test.each(numberedCalls.map(([number, says, calls]) => [named(number), says, calls] as const))(
    '%s: %s',
    async (_, __, calls) => {
      const { send } = await program()
      for (const { path, status, answers, ...sent } of calls) {
        const answer = await send(path, sent)
        expect([path, sent, answer.statusCode]).toEqual([path, sent, status])
        if (answers === 'a list') expect(answer.json()).toContainEqual(expect.any(String))
        else if (answers !== undefined) expect(answer.json()).toEqual(answers)
      }
    },
  )

  test.each(
    numberedScenes
      .filter(([numbers]) => !numbers.some((number) => gone[version]?.includes(number)))
      .map(([numbers, says, play]) => [numbers.map(named).join(', '), says, play] as const),
  )('%s: %s', async (_, __, play) => {
    await play(await program())
  })
})
