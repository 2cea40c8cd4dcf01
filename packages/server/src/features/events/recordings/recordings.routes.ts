import * as contract from '@oktant/contract/events/recordings.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  accessUpload,
  addComponentUploadPart,
  beginComponentUpload,
  cancelComponentUpload,
  uploadView,
} from '../../learning/component-files/component-files.ts'
import { accessEvent } from '../events/events.access.ts'
import { createRecordingComponent } from './create-component.ts'
import * as recordings from './recordings.ts'

export function recordingRoutes(serve: Serve, kit: Kit) {
  serve(contract.listRecordings, ({ db, actor, params }) =>
    recordings.listRecordings(db, kit, actor, params.id),
  )
  serve(contract.listLearnerRecordings, ({ db, actor, params }) =>
    recordings.listLearnerRecordings(db, kit, actor, params.id),
  )
  serve(contract.addRecording, ({ db, actor, transact, params, body }) =>
    recordings.addRecording({ db, kit, actor, transact }, params.id, body),
  )
  serve(contract.removeRecording, ({ db, actor, params }) =>
    recordings.removeRecording(db, kit, actor, params),
  )
  serve(contract.restoreRecording, ({ db, actor, params }) =>
    recordings.restoreRecording(db, kit, actor, params),
  )
  serve(contract.keepWatched, ({ db, actor, params, body }) =>
    recordings.keepWatched(db, kit, actor, { ...params, ...body }),
  )
  serve(contract.createRecordingComponent, ({ db, actor, transact, params, body }) =>
    createRecordingComponent({ db, kit, actor, transact }, { ...params, ...body }),
  )
  serve(contract.beginRecordingUpload, async ({ db, actor, params, body }) => {
    await accessEvent(db, actor, params.id)
    return uploadView(await beginComponentUpload(db, actor, body, kit.now()))
  })
  serve(contract.readRecordingUpload, async ({ db, actor, params }) =>
    uploadView(await accessUpload(db, actor, params.uploadId, kit.now())),
  )
  serve(contract.addRecordingPart, ({ db, actor, transact, params: { uploadId: id, from }, upload }) =>
    addComponentUploadPart({ db, kit, actor, transact }, { id, from }, upload),
  )
  serve(contract.cancelRecordingUpload, ({ db, actor, params }) =>
    cancelComponentUpload(db, kit, actor, params.uploadId),
  )
}
