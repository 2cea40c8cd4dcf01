import { describe, expect, test } from 'vitest'
import { at, savedSession } from '../test/saved-session.ts'
import { breathe } from '../test/world.ts'

describe('when a commit does not arrive', () => {
  test('it waits in the journal, is tried again ever more slowly, and leaves it once it is acknowledged', async () => {
    const { saver, sent, pass, journal, states, fail, acknowledge } = savedSession()
    saver.put('a', '1')
    saver.commit()
    expect(journal.waiting()).toHaveLength(1)
    await fail(0)
    pass(1999)
    expect(sent).toHaveLength(1)
    pass(1)
    await fail(1)
    pass(3999)
    expect(sent).toHaveLength(2)
    pass(1)
    expect(sent[2]?.commit).toEqual(sent[0]?.commit)
    await acknowledge(2)
    expect(journal.waiting()).toEqual([])
    expect(saver.isSaved()).toBe(true)
    expect(states.map(({ kind }) => kind)).toEqual([
      'saving',
      'waiting',
      'saving',
      'waiting',
      'saving',
      'saved',
    ])
    expect(states.at(-1)).toEqual({ kind: 'saved', at, isEverything: true })
  })

  test('it is tried at once when there is a connection again', async () => {
    const { saver, sent, fail } = savedSession()
    saver.put('a', '1')
    saver.commit()
    await fail(0)
    saver.retry()
    expect(sent).toHaveLength(2)
  })

  test('what is said offline stands in the journal within ten seconds, for as long as it lasts', async () => {
    const { saver, sent, pass, journal, fail } = savedSession()
    for (let minute = 0; minute < 20; minute += 1) {
      saver.put('a', String(minute))
      pass(10_000)
      expect(journal.waiting()[0]?.values).toEqual({ a: String(minute) })
      for (const index of sent.keys()) await fail(index)
    }
  })

  test('an expired sign-in loses nothing, and it goes on after a new one', async () => {
    const { saver, sent, journal, states, acknowledge } = savedSession()
    saver.put('a', '1')
    saver.commit()
    sent[0]?.answer({ kind: 'expired' })
    await breathe()
    expect([states.at(-1), journal.waiting()]).toEqual([{ kind: 'expired' }, [sent[0]?.commit]])
    saver.retry()
    await acknowledge(1)
    expect([saver.isSaved(), journal.waiting()]).toEqual([true, []])
  })

  test('one that is refused is told of, stays in the journal, and goes with the next', async () => {
    const { saver, sent, journal, states, pass } = savedSession()
    saver.put('a', '1')
    saver.commit()
    sent[0]?.answer({ kind: 'refused', code: 'invalid_input' })
    await breathe()
    pass(60_000)
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toEqual({ kind: 'refused', code: 'invalid_input' })
    expect(journal.waiting()).toHaveLength(1)
    saver.put('b', '1')
    saver.commit()
    expect(sent[1]?.commit.values).toEqual({ a: '1', b: '1' })
  })

  test('after another window has taken over, nothing more is sent or kept', async () => {
    const { saver, sent, journal, states, pass } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.put('a', '2')
    saver.commit()
    sent[0]?.answer({ kind: 'superseded' })
    await breathe()
    saver.put('b', '1')
    saver.commit()
    saver.leave()
    pass(60_000)
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toEqual({ kind: 'superseded' })
    expect(journal.waiting().map(({ number }) => number)).toEqual([2])
  })

  test('what an acknowledged commit did not hold yet is in the next one, also where the one between is lost', async () => {
    const { saver, sent, acknowledge, fail } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.put('b', '1')
    saver.leave()
    await acknowledge(0)
    await fail(1)
    saver.put('c', '1')
    saver.commit()
    expect(sent[2]?.commit.values).toEqual({ b: '1', c: '1' })
  })

  test('an old answer does not speak for what was said since', async () => {
    const { saver, sent, journal, acknowledge } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.put('a', '2')
    saver.leave()
    await acknowledge(0)
    expect([saver.isSaved(), journal.waiting()[0]?.values]).toEqual([false, { a: '2' }])
    await acknowledge(1)
    expect([saver.isSaved(), journal.waiting()]).toEqual([true, []])
    expect(sent).toHaveLength(2)
  })
})
