import {
  addComponentUploadPart,
  beginComponentUpload,
} from '@oktant/contract/learning/components/component-files.ts'
import { fileOf } from '../../kit/content/component-files.ts'
import { type Scene, two } from '../scene.ts'

const text = 'Take the rope.'

/** A file that is still coming, or has come whole. */
const ofUpload =
  (rest: object, isWhole = false): Scene =>
  async (server) => {
    const pair = await two(server, ['content.administer'])
    const begun = await server.call(beginComponentUpload, {
      as: pair.owner,
      body: { name: 'rope.txt', bytes: text.length },
    })
    const params = { id: begun.id, from: 0 }
    if (isWhole) await server.call(addComponentUploadPart, { as: pair.owner, params, file: fileOf(text) })
    return { ...pair, call: { params, ...rest } }
  }

export const componentFileScenes: Record<string, Scene> = {
  addComponentUploadPart: ofUpload({ file: fileOf(text) }),
  cancelComponentUpload: ofUpload({}),
  finishComponentUpload: ofUpload({}, true),
  readComponentUpload: ofUpload({}),
}
