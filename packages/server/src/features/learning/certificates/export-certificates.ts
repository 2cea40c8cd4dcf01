import { dayIn } from '@oktant/contract/kit/days.ts'
import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { CertificateState } from '@oktant/contract/learning/certificates/certificates.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { safeCells } from '../../../http/answer/csv.ts'
import type { Page } from '../../../http/answer/paging.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { findCertificates, type ListedRow } from './certificates.queries.ts'
import { listedView } from './certificates.view.ts'
import { certificateTexts } from './certificates.words.ts'

const atOnce = 500

/** The certificates that a filter means, some at a time; whoever is on the list is told that they were looked at. */
export function exportCertificates(db: Db, kit: Kit, actor: Actor, page: Page): RawReply {
  const now = kit.now()
  const words = certificateTexts[actor.language].table
  async function* lines() {
    yield words.headings
    for (let offset = 0; ; offset += atOnce) {
      const asked = { companyId: actor.companyId, language: actor.language, now }
      const { rows } = await findCertificates(db, asked, { ...page, limit: atOnce, offset })
      kit.views.note([...new Set(rows.map(({ certificate }) => certificate.userId))], {
        by: actor,
        kind: 'export',
        role: 'certificates.administer',
      })
      for (const row of rows) yield cellsOf(row, actor, now)
      if (rows.length < atOnce) return
    }
  }
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="certificates.csv"',
    },
    // NOTE: a database that goes away meanwhile ends the answer, and nothing else.
    body: pipeline(
      Readable.from(lines()),
      stringify({ bom: true, ...safeCells, quoted_match: /[\r\n]/ }),
      () => {},
    ),
  }
}

function cellsOf(row: ListedRow, { language, timezone }: Actor, now: Date) {
  const { number, fullName, course, mark, issuedAt, expiresAt, state, template } = listedView(row, now)
  const { revokeReason } = row.certificate
  const title = textIn(course, language)
  const states: Record<CertificateState, string> = certificateTexts[language].table.states
  return [
    number,
    fullName,
    title,
    mark === null ? '' : String(mark),
    dayIn(timezone, new Date(issuedAt)),
    expiresAt ? dayIn(timezone, new Date(expiresAt)) : '',
    states[state],
    revokeReason ?? '',
    template,
  ]
}
