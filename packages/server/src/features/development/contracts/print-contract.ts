import type { Contract, ContractLine, ContractVersion } from '@oktant/contract/development/contracts.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { type PrintBlock, printed } from '../../../pdf/prints.ts'
import { filledIn } from '../../../words/words.rules.ts'
import { longMoment } from '../../../words/dates.rules.ts'
import { readContract } from './contracts.ts'
import { weightOf } from './contracts.rules.ts'
import { contractTexts } from './contracts.words.ts'

/** One version on paper: what it says, and who signed it when. */
export async function printContract(db: Db, kit: Kit, actor: Actor, id: number, number: number) {
  const contract = await readContract(db, kit, actor, id)
  const version = contract.versions.find((one) => one.number === number)
  if (!version) throw fail('contract_not_found')
  const { language, timezone } = actor
  return printed(blocksOf(contract, version, { language, timezone }), {
    title: `${contractTexts[language].print.title} – ${contract.user.name}`,
    language,
    madeAt: kit.now(),
    name: `contract-${id}-${number}`,
  })
}

type Reader = { language: Language; timezone: string }

export function blocksOf(contract: Contract, version: ContractVersion, reader: Reader): PrintBlock[] {
  const { language } = reader
  const words = contractTexts[language].print
  const { season, user, inForce } = contract
  const standing = version.number === inForce ? 'counts' : version.isSigned ? 'countedBefore' : 'open'
  return [
    { as: 'title', text: words.title },
    { as: 'strong', text: `${user.name} · ${filledIn(words.version, { number: version.number })}` },
    item(words.season, textIn(season.name, language)),
    ...(version.manager ? [item(words.manager, version.manager.name)] : []),
    { as: 'text', text: words[standing] },
    { as: 'heading', text: words.lines },
    ...version.lines.flatMap((line) => lineBlocks(line, language)),
    item(words.sum, `${weightOf(version.lines)} %`),
    { as: 'heading', text: words.signatures },
    ...signatureBlocks(version, reader),
  ]
}

const item = (label: string, value: string): PrintBlock => ({ as: 'item', text: `${label}: ${value}` })

function lineBlocks({ title, text, kpaName, dueOn, weight }: ContractLine, language: Language): PrintBlock[] {
  const words = contractTexts[language].print
  const area = kpaName ? textIn(kpaName, language) : ''
  return [
    { as: 'strong', text: title || area || '–' },
    ...(text ? [{ as: 'text' as const, text }] : []),
    ...(area && title ? [item(words.area, area)] : []),
    ...(dueOn ? [item(words.due, dueOn)] : []),
    item(words.weight, `${weight} %`),
  ]
}

function signatureBlocks({ signatures }: ContractVersion, { language, timezone }: Reader): PrintBlock[] {
  const words = contractTexts[language].print
  if (signatures.length === 0) return [{ as: 'text', text: words.none }]
  return signatures.map(({ side, by, at }) =>
    item(
      side === 'person' ? words.person : words.managerSigned,
      `${by.name}, ${longMoment(at, language, timezone)}`,
    ),
  )
}
