import type { Certificate } from '@oktant/contract/learning/certificates/certificates.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import { findCertificates, findOwnCertificates } from './certificates.queries.ts'
import { certificateView } from './certificates.view.ts'

type Wanted = { userId: number; query: Parameters<typeof readPage>[0]; now: Date }

/** Somebody’s certificates, the latest first. */
export async function listCertificatesOf(
  db: Db,
  { companyId, language }: Actor,
  { userId, query, now }: Wanted,
): Promise<Paged<Certificate>> {
  const page = readPage(query)
  const isWhole = page.sort === null && page.filters.length === 0
  const { rows, total } = isWhole
    ? await findOwnCertificates(db, { companyId, userId }, page)
    : await findCertificates(db, { companyId, language, userId, now }, page)
  return pagedReply(
    page,
    rows.map((row) => certificateView(row, now)),
    total,
  )
}
