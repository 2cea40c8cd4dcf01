import {
  keepBankComment,
  listBankComments,
  removeBankComment,
} from '@oktant/contract/assessment/comment-bank.ts'
import { mostBankComments } from '@oktant/contract/kit/constants.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['freeText.mark'] })
  const keep = (text: string, as: Made = me) => call(keepBankComment, { as, body: { text } })
  const list = async (as: Made = me) =>
    (await call(listBankComments, { as })).map(({ text }: { text: string }) => text)
  return { ...server, me, keep, list }
}

test('a marker keeps comments, the same words once, and finds them by their words', async () => {
  const { call, me, make, keep, list } = await setUp()
  const first = await keep('Übung macht den Meister.')
  await keep('  Say why.\n')
  expect(await keep('Say why.')).toMatchObject({ text: 'Say why.' })
  expect(await list()).toEqual(['Say why.', 'Übung macht den Meister.'])
  const colleague = await make.user({ companyId: me.companyId, permissions: ['freeText.mark'] })
  expect(await list(colleague)).toEqual([])
  const remove = (as: Made) => call(removeBankComment, { as, params: { id: first.id } })
  expect(await remove(colleague)).toMatchObject({ code: 'bank_comment_not_found' })
  expect(await remove(me)).toEqual(first)
  expect(await remove(me)).toMatchObject({ code: 'bank_comment_not_found' })
  expect(await list()).toEqual(['Say why.'])
})

test('nothing is no comment, and a bank holds only so many', async () => {
  const { engine, me, keep } = await setUp()
  expect(await keep(' \n ')).toMatchObject({ code: 'bank_comment_empty' })
  await engine.query(
    `insert into bank_comments (company_id, user_id, text, created_at)
      select $1, $2, 'Comment ' || n, now() from generate_series(1, $3::int) n`,
    [me.companyId, me.id, mostBankComments],
  )
  expect(await keep('One more')).toMatchObject({ code: 'comment_bank_full' })
  expect(await keep('Comment 7')).toMatchObject({ text: 'Comment 7' })
})
