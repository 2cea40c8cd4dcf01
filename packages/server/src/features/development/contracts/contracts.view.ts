import type {
  Contract,
  ContractLine,
  ContractRow,
  ContractVersion,
} from '@oktant/contract/development/contracts.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Side } from './contracts.access.ts'
import type { listObjectives, SeatRow, SignatureRow, VersionRow } from './contracts.queries.ts'
import { refusalOf } from './contracts.rules.ts'

const named = (id: number | null, name: string | null) => (id !== null && name ? { id, name } : null)

export const rowView = (seat: SeatRow, side: Side): ContractRow => ({
  id: seat.pdrId,
  season: {
    id: seat.seasonId,
    name: seat.seasonName,
    seasonStart: seat.seasonStart,
    seasonEnd: seat.seasonEnd,
  },
  user: { id: seat.userId, name: seat.userName },
  manager: named(seat.managerId, seat.managerName),
  side,
  state: seat.state,
  version: seat.number,
  inForce: seat.inForce,
  changedAt: seat.changedAt,
})

const versionView = (row: VersionRow, all: readonly SignatureRow[]): ContractVersion => {
  const signatures = all.filter(({ number }) => number === row.number)
  return {
    number: row.number,
    lines: row.lines,
    writtenBy: { id: row.writtenBy, name: row.writerName },
    writtenAt: row.writtenAt.toISOString(),
    manager: named(row.managerId, row.managerName),
    signatures: signatures.map(({ side, userId, userName, at }) => ({
      side,
      by: { id: userId, name: userName },
      at: at.toISOString(),
    })),
    isSigned: signatures.length === 2,
  }
}

type ObjectiveRow = Awaited<ReturnType<typeof listObjectives>>[number]
const lineOf =
  (areas: ReadonlyMap<number, LocalText>) =>
  ({ id, title, text, date, weight, kpaId }: ObjectiveRow): ContractLine => ({
    kpaId,
    objectiveId: id,
    title,
    text,
    dueOn: date || null,
    weight: weight ?? 0,
    kpaName: areas.get(kpaId ?? 0) ?? null,
  })

export type Found = {
  seat: SeatRow
  side: Side
  needsReason: boolean
  versions: readonly VersionRow[]
  signatures: readonly SignatureRow[]
  objectives: readonly ObjectiveRow[]
  areas: ReadonlyMap<number, LocalText>
}

export function contractView({ seat, side, needsReason, ...found }: Found): Contract {
  const versions = found.versions.map((row) => versionView(row, found.signatures))
  const [newest] = versions
  const signed = newest?.signatures.map((one) => one.side) ?? []
  const isSide = side !== 'hr'
  const mine = isSide && !signed.includes(side)
  const whyNot =
    isSide && newest && mine
      ? refusalOf({
          side,
          isOpen: seat.isOpen,
          managerId: seat.managerId,
          version: { managerId: newest.manager?.id ?? null, lines: newest.lines, signed },
        })
      : null
  return {
    ...rowView(seat, side),
    needsReason,
    revision: seat.changes,
    versions,
    objectives: found.objectives.map(lineOf(found.areas)),
    can: {
      write: isSide && seat.isOpen,
      sign: mine && newest !== undefined && whyNot === null,
      print: newest !== undefined,
    },
    whyNot,
  }
}
