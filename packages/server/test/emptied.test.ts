import { expect, inject, test } from 'vitest'
import { audit } from '../src/audit/audit.ts'
import { clientOf } from './kit/run/embedded-client.ts'
import { testEngine } from './kit/run/engine.ts'

test.runIf(inject('prepared').engine === 'embedded')(
  'the engine of one file is the next one’s, and holds nothing any more',
  async () => {
    const used = await testEngine()
    const [company] = await used.query(
      "insert into companies (name, code, email_address, state) values ('Old', 'old', 'a@old.test', 'confirmed') returning id",
    )
    const by = { companyId: Number(company?.id), id: null }
    await audit(used.db, {
      kind: 'update',
      object: 'company',
      objectId: by.companyId,
      by,
      after: { name: 'Old' },
    })
    await used.close()

    const next = await testEngine()
    expect(clientOf(next)).toBe(clientOf(used))
    expect(next.db).not.toBe(used.db)
    for (const table of ['companies', 'audit_entries'])
      expect(await next.query(`select * from ${table}`)).toEqual([])
    const [first] = await next.query("select nextval(pg_get_serial_sequence('companies', 'id'))::int as id")
    expect(first).toEqual({ id: 1 })
    await next.close()
  },
)
