import * as contract from '@oktant/contract/development/goal-catalogue.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { externalTrainings, trainingView } from './external-trainings.ts'

export function externalTrainingRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listExternalTrainings,
    create: contract.createExternalTraining,
    read: contract.readExternalTraining,
    update: contract.updateExternalTraining,
    remove: contract.removeExternalTraining,
    restore: contract.restoreExternalTraining,
    affectedByChange: contract.affectedByExternalTrainingChange,
    change: contract.changeExternalTrainings,
  }
  serveRecord(serve, kit, calls, { ...externalTrainings, view: trainingView, row: trainingView })
}
