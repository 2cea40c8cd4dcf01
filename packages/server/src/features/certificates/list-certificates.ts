import type { Certificate } from '@oktant/contract/certificates.ts'
import type { Paged } from '@oktant/contract/http.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import { findCertificates } from './certificates.queries.ts'
import { certificateView } from './certificates.view.ts'

type Wanted = { userId: number; query: Parameters<typeof readPage>[0]; now: Date }

/** Somebody’s certificates, the latest first. */
export async function listCertificatesOf(
  db: Db,
  { companyId, language }: Actor,
  { userId, query, now }: Wanted,
): Promise<Paged<Certificate>> {
  const page = readPage(query)
  const { rows, total } = await findCertificates(db, { companyId, language, userId, now }, page)
  return pagedReply(
    page,
    rows.map((row) => certificateView(row, now)),
    total,
  )
}
