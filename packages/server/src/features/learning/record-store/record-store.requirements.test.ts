import { expect, test } from 'vitest'
import { makeProgram } from '../../../../test/kit/record-store.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { requirements } from '../../../../test/kit/xapi-requirements.ts'

for (const version of ['1.0.3', '2.0.0'] as const) {
  test(`statements keep every requirement of xAPI ${version}, or are refused`, async () => {
    const program = await makeProgram(await testServer(), ['all'], version)
    const wrong: unknown[] = []
    for (const { says, good = [], bad = [], only } of requirements) {
      if (only && only !== version) continue
      for (const one of good) {
        const answer = await program.post(one)
        if (answer !== 200) wrong.push({ says, one, answer })
      }
      for (const one of bad) {
        const answer = await program.post(one)
        if (!String(answer).startsWith('400')) wrong.push({ says, one, answer })
      }
    }
    expect(wrong).toEqual([])
  })
}

test('what 2.0 brought is unknown to 1.0.3', async () => {
  const program = await makeProgram(await testServer())
  for (const { good = [], only } of requirements) {
    for (const one of only ? good : []) expect(await program.post(one)).toBe('400 unknown_property')
  }
})
