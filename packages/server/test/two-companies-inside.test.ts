import { expect, test } from 'vitest'
import type { TSchema } from '@sinclair/typebox'
import { previewCertificate } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { entries } from '@oktant/contract/all.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { certificateForm } from './kit/content/certificates.ts'
import { testServer } from './kit/server.ts'
import {
  designOf,
  logo,
} from '../src/features/learning/certificate-templates/certificate-templates.expected.ts'
import { two } from './scenes/scene.ts'
import { insideParts, insideScenes } from './two-companies.scenes.ts'

const ownParts = 'These are numbers of the parts of the row itself, made with it.'
/** What needs no scene, and why. */
const without: Record<string, string> = {
  answerByInvitation: 'Whoever answers has no account, and the invitation says which survey it is.',
  createAnswerSet: ownParts,
  findTakenFieldValues: 'The field is named in the path too, where it has a scene.',
  previewCertificate: 'What is not there is not drawn, as the last test here shows.',
  previewDraw: 'What is not there is not drawn: “nothing of another company is drawn, asked or moved”.',
  replayWebhookDeliveries: 'Only deliveries of the receiver in the path are looked for.',
  saveCustomField: ownParts,
  updateAnswerSet: ownParts,
}

type Part = TSchema & { properties?: Record<string, Part>; anyOf?: Part[]; allOf?: Part[]; items?: Part }

/** Every name in a body below its first level. */
function namesInside(part: Part | undefined, depth = 0): string[] {
  if (!part) return []
  const named = Object.entries(part.properties ?? {}).flatMap(([name, one]) => [
    ...(depth > 0 ? [name] : []),
    ...namesInside(one, depth + 1),
  ])
  const others = [...(part.anyOf ?? []), ...(part.allOf ?? [])].flatMap((one) => namesInside(one, depth))
  return [...named, ...others, ...namesInside(part.items, depth + 1)]
}

const namesRows = ({ body }: Endpoint) => namesInside(body).some((name) => /(^ids?$|Ids?$)/.test(name))
const naming = [...entries].filter(([, entry]) => namesRows(entry))
const probed = naming.filter(([name]) => !(name in without))

test('every call that names rows inside its body has a scene or a reason, and neither is left over', () => {
  const told = [...insideParts, without].flatMap((part) => Object.keys(part))
  expect(told.sort()).toEqual(naming.map(([name]) => name).sort())
})

type Refusal = { code?: string; errors?: { code: string }[] }
const codesOf = ({ code = '', errors = [] }: Refusal) => [code, ...errors.map((one) => one.code)]

test.each(probed)('%s takes no row of another company, wherever its body names it', async (name, entry) => {
  const server = await testServer()
  const scene = insideScenes[name]
  if (!scene) throw new Error('a scene is missing')
  const { owner, intruder, call } = await scene(server)
  const hidden = await server.send(entry, { ...(await call(intruder)), as: intruder } as never)
  expect([400, 404, 409, 422], hidden.body).toContain(hidden.statusCode)
  expect(codesOf(hidden.json()), hidden.body).toContainEqual(
    expect.stringMatching(/_(not_found|unknown|misplaced)$/),
  )
  // NOTE: the refusal counts only if the same rows are taken from the one whose they are.
  const shown = await server.send(entry, { ...(await call(owner)), as: owner } as never)
  expect(shown.statusCode, shown.body).toBe(200)
})

test('a picture of another company is drawn on no certificate', async () => {
  const server = await testServer()
  const { owner, intruder } = await two(server, ['certificates.administer'])
  const body = {
    design: certificateForm(designOf(await logo(server, owner))).design,
    language: 'en' as const,
  }
  const pictures = async (as: typeof owner) =>
    (await server.call(previewCertificate, { as, body })).items.filter(({ kind }) => kind === 'picture')
      .length
  expect([await pictures(owner), await pictures(intruder)]).toEqual([1, 0])
})
