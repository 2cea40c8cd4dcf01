import { describe, expect, test } from 'vitest'
import { savedSession } from '../test/saved-session.ts'
import { breathe } from '../test/world.ts'

describe('what a package says is sent', () => {
  test('at once with every commit, as what changed since the last acknowledged one', async () => {
    const { saver, commits, acknowledge, sent } = savedSession()
    saver.put('a', '1')
    saver.put('b', '1')
    expect(sent).toEqual([])
    saver.commit()
    await acknowledge(0)
    saver.put('a', '2')
    saver.put('b', '1')
    saver.commit()
    expect(commits()).toEqual([
      [1, { a: '1', b: '1' }],
      [2, { a: '2' }],
    ])
  })

  test('not at all where nothing changed', async () => {
    const { saver, sent, acknowledge } = savedSession()
    saver.commit()
    expect(sent).toHaveLength(0)
    saver.put('a', '1')
    saver.commit()
    await acknowledge(0)
    saver.commit()
    saver.leave()
    expect(sent).toHaveLength(1)
  })

  test('at once when it finishes, with its time', () => {
    const { saver, sent } = savedSession()
    saver.begin()
    saver.spend(4200)
    saver.finish()
    expect(sent.map(({ commit }) => commit)).toEqual([
      { session: 1, number: 1, values: {}, time: 4200, hasFinished: true },
    ])
  })

  test('as begun again when it begins again', async () => {
    const { saver, sent, pass, acknowledge } = savedSession()
    saver.finish()
    await acknowledge(0)
    saver.begin()
    pass(10_000)
    expect(sent[1]?.commit).toMatchObject({ number: 2, hasFinished: false })
  })

  test('by itself within ten seconds of a change, however many follow', () => {
    const { saver, sent, pass } = savedSession()
    saver.put('a', '1')
    for (let second = 0; second < 9; second += 1) {
      pass(999)
      saver.put('a', String(second))
    }
    expect(sent).toHaveLength(0)
    pass(1000)
    expect(sent[0]?.commit.values).toEqual({ a: '8' })
  })

  test('by itself where only time goes by', async () => {
    const { saver, sent, pass, acknowledge } = savedSession()
    saver.spend(100)
    pass(10_000)
    expect(sent[0]?.commit).toMatchObject({ time: 100, values: {} })
    await acknowledge(0)
    saver.spend(100)
    pass(9999)
    expect(sent).toHaveLength(1)
  })

  test('one after the other: what is said meanwhile follows the moment there is an answer', async () => {
    const { saver, commits, acknowledge } = savedSession()
    saver.put('a', '1')
    saver.commit()
    for (const value of ['2', '3', '4']) {
      saver.put('a', value)
      saver.commit()
    }
    expect(commits()).toHaveLength(1)
    await acknowledge(0)
    expect(commits()).toEqual([
      [1, { a: '1' }],
      [4, { a: '4' }],
    ])
  })

  test('again where an answer does not come, although nothing more is said', () => {
    const { saver, sent, pass } = savedSession()
    saver.put('a', '1')
    saver.commit()
    pass(9999)
    expect(sent).toHaveLength(1)
    pass(1)
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body])
  })

  test('within ten seconds of a change, also where what went before fails meanwhile', async () => {
    const { saver, journal, pass, fail } = savedSession()
    saver.put('a', '1')
    saver.commit()
    await fail(0)
    pass(2000)
    await fail(1)
    pass(4000)
    saver.put('a', '2')
    pass(4000)
    await fail(2)
    pass(6000)
    expect(journal.waiting()[0]?.values).toEqual({ a: '2' })
  })

  test('past an answer that does not come', () => {
    const { saver, commits, pass } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.put('b', '1')
    saver.commit()
    pass(10_000)
    expect(commits()).toEqual([
      [1, { a: '1' }],
      [2, { a: '1', b: '1' }],
    ])
  })
})

describe('before the page is gone', () => {
  test('everything is sent, past what is under way', () => {
    const { saver, commits } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.put('b', '1')
    saver.leave()
    expect(commits()).toEqual([
      [1, { a: '1' }],
      [2, { a: '1', b: '1' }],
    ])
  })

  test('what is under way is not sent twice', () => {
    const { saver, sent } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.leave()
    saver.leave()
    expect(sent).toHaveLength(1)
  })

  test('a request outlives its page while all of them are under 64 KB', () => {
    const { saver, sent } = savedSession()
    saver.put('a', 'x'.repeat(40_000))
    saver.leave()
    saver.put('b', '1')
    saver.leave()
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  test('one that is longer is sent as it can be, and once more when the page is left after all', () => {
    const { saver, sent } = savedSession()
    saver.put('a', 'ä'.repeat(33_000))
    saver.commit()
    saver.leave()
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, false])
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
  })
})

describe('what a package says stands in the journal', () => {
  test('a fifth of a second later, though nothing is sent yet, and is what is sent in the end', async () => {
    const { saver, sent, pass, journal, acknowledge } = savedSession()
    saver.put('a', '1')
    pass(100)
    saver.put('b', '1')
    pass(100)
    expect(journal.waiting()).toMatchObject([{ number: 1, values: { a: '1', b: '1' } }])
    saver.put('b', '2')
    pass(200)
    expect(journal.waiting()).toMatchObject([{ number: 2, values: { a: '1', b: '2' } }])
    expect(sent).toEqual([])
    pass(9000)
    expect(sent.map(({ commit }) => commit)).toMatchObject([{ number: 2, values: { a: '1', b: '2' } }])
    await acknowledge(0)
    expect([journal.waiting(), saver.isSaved()]).toEqual([[], true])
  })

  test('also while a request is under way, whose answer does not take it out', async () => {
    const { saver, sent, pass, journal, acknowledge } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.put('a', '2')
    pass(200)
    await acknowledge(0)
    expect(journal.waiting()).toMatchObject([{ number: 2, values: { a: '2' } }])
    pass(9000)
    expect(sent.map(({ commit }) => commit.number)).toEqual([1, 2])
  })

  test('and is sent though what went before it was refused', async () => {
    const { saver, sent, pass } = savedSession()
    saver.put('a', '1')
    saver.commit()
    saver.put('b', '1')
    pass(200)
    sent[0]?.answer({ kind: 'refused', code: 'scores_not_submitted' })
    await breathe()
    pass(9000)
    expect(sent.map(({ commit }) => commit.number)).toEqual([1, 2])
  })

  test('and costs little, however often a package speaks', () => {
    const { saver, pass, journal } = savedSession()
    saver.put('a', 'x'.repeat(64_000))
    for (let turn = 0; turn < 1000; turn += 1) saver.put('b', String(turn))
    pass(200)
    expect(journal.waiting()).toMatchObject([{ number: 1, values: { b: '999' } }])
  })
})
