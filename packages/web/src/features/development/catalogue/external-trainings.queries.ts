import * as contract from '@oktant/contract/development/goal-catalogue.ts'
import { recordChangeQueries, recordQueries } from '../../../lib/records/record-queries.ts'

const key = ['external-trainings'] as const

export const {
  list: externalTrainings,
  one: externalTraining,
  changed: externalTrainingsChanged,
  create: createExternalTraining,
  save: saveExternalTraining,
  remove: removeExternalTraining,
  restore: restoreExternalTraining,
} = recordQueries(key, {
  list: contract.listExternalTrainings,
  create: contract.createExternalTraining,
  read: contract.readExternalTraining,
  update: contract.updateExternalTraining,
  remove: contract.removeExternalTraining,
  restore: contract.restoreExternalTraining,
})

export const { changeAffected: externalTrainingsAffected, change: changeExternalTrainings } =
  recordChangeQueries(
    key,
    { affectedByChange: contract.affectedByExternalTrainingChange, change: contract.changeExternalTrainings },
    externalTrainingsChanged,
  )
