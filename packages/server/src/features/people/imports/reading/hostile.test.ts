import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { exportImportLines, uploadImport } from '@oktant/contract/people/imports.ts'
import { csvOf, importing } from '../../../../../test/kit/files/imports.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const admin = await server.make.user({
    permissions: ['imports.run', 'users.administer', 'permissions.administer'],
  })
  const steps = importing(server, admin)
  const login = (name: string) => `${name}-${admin.id}@example.test`
  const row = (name: string) => [login(name), name, 'Berg', login(name)]
  /** Which line is refused for which reason. */
  const refused = async (file: string | Buffer) => {
    const { id, counts } = await steps.checked(file)
    const errors = await steps.lines(id, { outcome: 'error' })
    return { id, counts, errors: errors.map(({ line, reasons }) => [line, reasons[0]?.code]) }
  }
  const stored = async () => {
    const names: string[] = []
    for await (const name of server.kit.files.listOld(new Date(Date.now() + 1000))) names.push(name)
    return names.toSorted()
  }
  return { ...server, ...steps, admin, login, row, refused, stored }
}

const head = ['Username', 'First name', 'Surname', 'E-mail address']

test('each hostile line is named with its reason, and the others are brought in', async () => {
  const { row, refused, login, apply } = await setUp()
  const good = row('good')
  const file = [
    head.join(','),
    good.join(','),
    [login('a'), '=HYPERLINK("x")', 'B', login('a')].join(','),
    [login('b'), 'nul\0here', 'B', login('b')].join(','),
    [login('c'), 'c', 'B', login('c'), 'one', 'more'].join(','),
    [login('d'), 'd'].join(','),
    `${login('e')},"open,B,${login('e')}`,
    [login('f'), 'x'.repeat(20_000), 'B', login('f')].join(','),
    [login('g'), 'g', 'B', 'no address'].join(','),
    [login('good'), 'h', 'B', login('h')].join(','),
    ',,,',
    [login('i'), 'i', 'B', login('i')].join(','),
  ].join('\n')
  const { id, errors, counts } = await refused(file)
  expect(errors).toEqual([
    [3, 'cell_formula'],
    [4, 'cell_unreadable'],
    [5, 'cells_too_many'],
    [6, 'cells_missing'],
    [7, 'quote_open'],
    [8, 'cell_too_long'],
    [9, 'email_address_invalid'],
    [10, 'repeated'],
  ])
  expect(counts).toMatchObject({ create: 2, skip: 1, error: 8 })
  expect(await apply(id)).toMatchObject({ state: 'applied', counts: { applied: 2 } })
})

test('formulas are refused wherever they stand, and a telephone number is none', async () => {
  const { refused, login } = await setUp()
  const columns = [...head, 'Mobile number']
  const line = (name: string, first: string, mobile: string) => [login(name), first, 'B', login(name), mobile]
  const { errors, counts } = await refused(
    csvOf([
      columns,
      line('a', '@SUM(1)', ''),
      line('b', 'B', '+cmd|x'),
      line('c', '-1+cmd', ''),
      line('d', 'D', '+49 30 123'),
      line('e', "'=kept", ''),
    ]),
  )
  expect(errors).toEqual([
    [2, 'cell_formula'],
    [3, 'cell_formula'],
    [4, 'cell_formula'],
  ])
  expect(counts.create).toBe(2)
})

test('bytes of another encoding are named on their line', async () => {
  const { refused, row, login } = await setUp()
  const file = Buffer.concat([
    Buffer.from(`${csvOf([head, [login('u'), 'Jürgen', 'Größe', login('u')]])}\n`),
    Buffer.from([login('w'), 'J\u00fcrgen', 'B', login('w')].join(','), 'latin1'),
    Buffer.from(`\n${row('plain').join(',')}`),
  ])
  const { errors, counts } = await refused(file)
  expect(errors).toEqual([[3, 'cell_unreadable']])
  expect(counts.create).toBe(2)
})

test('half letters are named on their line', async () => {
  const { refused, row } = await setUp()
  const half = Buffer.from(`\ufeff${csvOf([head, row('a'), row('b')])}`, 'utf16le')
  const at = half.indexOf(Buffer.from('Berg', 'utf16le'))
  half.writeUInt16LE(0xd800, at)
  const { errors, counts } = await refused(half)
  expect(errors).toEqual([[2, 'cell_unreadable']])
  expect(counts.create).toBe(1)
})

test('a cell of ten megabytes is one line that is named', async () => {
  const { refused, row } = await setUp()
  const file = `${head.join(',')}\nx,${'y'.repeat(10_000_000)},z,w\n${row('after').join(',')}`
  const { errors, counts } = await refused(file)
  expect(errors).toEqual([[2, 'cell_too_long']])
  expect(counts.create).toBe(1)
})

test('what is no text is refused as a whole', async () => {
  const { upload } = await setUp()
  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), Buffer.alloc(500)])
  for (const bytes of [zip, gzipSync(Buffer.alloc(1_000_000)), Buffer.from('%PDF-1.7\n%âãÏÓ')])
    expect(await upload(bytes)).toMatchObject({ status: 422, code: 'import_not_csv', responseCode: 500 })
})

test('a file without lines, or with too many columns, is refused at once', async () => {
  const { upload } = await setUp()
  for (const text of ['', 'a,b', '\n\n', '"open']) {
    expect(await upload(text)).toMatchObject({ code: 'import_empty' })
  }
  const wide = Array.from({ length: 300 }, (_, at) => `c${at}`).join(',')
  expect(await upload(`${wide}\n${wide}`)).toMatchObject({ code: 'import_too_wide' })
})

test('a file larger than the limit is refused, and nothing of it stays', async () => {
  const { call, admin, stored } = await setUp()
  const bytes = Buffer.alloc(uploadImport.upload.maxBytes + 1, 'a')
  const sent = {
    as: admin,
    params: { kind: 'users' as const },
    file: { name: 'a.csv', bytes, type: 'text/csv' },
  }
  const before = await stored()
  expect(await call(uploadImport, sent)).toMatchObject({ status: 413, code: 'too_large' })
  expect(await stored()).toEqual(before)
})

test('of a file from somebody who may not bring in its kind, nothing stays', async () => {
  const { call, admin, make, stored } = await setUp()
  const as = await make.user({ companyId: admin.companyId, permissions: ['imports.run'] })
  const before = await stored()
  const file = { name: 'a.csv', bytes: Buffer.from('login\nada'), type: 'text/csv' }
  expect(await call(uploadImport, { as, params: { kind: 'users' }, file })).toMatchObject({
    code: 'not_permitted',
  })
  expect(await stored()).toEqual(before)
})

test('columns are given to one field each, and to fields that there are', async () => {
  const { upload, check, row } = await setUp()
  const { id } = await upload(csvOf([head, row('a')]))
  const wrong = [
    ['login', 'login', '', ''],
    ['', '', '', ''],
    ['firstName', '', '', ''],
    ['login', 'passwordHash', '', ''],
    ['login', 'cf_999999', '', ''],
    ['login'],
  ]
  for (const columns of wrong)
    expect(await check(id, columns)).toMatchObject({ code: 'import_columns_invalid' })
})

test('the lines with errors are downloaded with their reason, and none begins a formula', async () => {
  const { checked, send, admin, login } = await setUp()
  const { id } = await checked(
    csvOf([head, [login('a'), '=1+1', 'B', login('a')], [login('b'), 'B', 'B', login('b')]]),
  )
  const file = await send(exportImportLines, { as: admin, params: { id }, query: { outcome: 'error' } })
  const [heading, line, ...rest] = file.payload.trim().split('\n')
  expect(heading?.replace('\ufeff', '')).toBe('Line,Outcome,Reason,Username,First name,Surname,Email address')
  expect(line).toBe(`2,Error,First name: This cell begins like a formula,${login('a')},'=1+1,B,${login('a')}`)
  expect(rest).toEqual([])
})
