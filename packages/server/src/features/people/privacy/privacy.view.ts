import type { LocalText } from '@oktant/contract/http/http.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import type { DataArchive, RecordView } from '@oktant/contract/people/privacy.ts'
import type { ListedArchive, ViewRow } from './privacy.queries.ts'
import { stateOf } from './privacy.rules.ts'
import { privacyWords } from './privacy.words.ts'

const labels: ReadonlyMap<string, LocalText> = new Map(
  Object.entries(permissions).map(([name, { en, de }]) => [name, { en, de }]),
)

export function recordViewView({
  viewerName,
  viewerGoneAt,
  role,
  firstAt,
  lastAt,
  ...row
}: ViewRow): RecordView {
  return {
    ...row,
    viewer: viewerName !== null && viewerGoneAt === null ? { fullName: viewerName } : null,
    // NOTE: a right that there is no more is shown by its name.
    role: labels.get(role) ?? (role === 'manager' ? privacyWords.lineManager : { en: role, de: role }),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}

export function archiveView({ archive, makerName }: ListedArchive, now: Date): DataArchive {
  const { id, bytes, reason, madeBy, userId, createdAt, readyAt, expiresAt, downloadedAt } = archive
  return {
    id,
    bytes,
    reason,
    state: stateOf(archive, now),
    madeBy: madeBy === userId ? null : (makerName ?? '—'),
    createdAt: createdAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    downloadedAt: downloadedAt?.toISOString() ?? null,
  }
}
