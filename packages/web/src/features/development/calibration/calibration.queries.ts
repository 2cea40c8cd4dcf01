import * as contract from '@oktant/contract/development/reviews/calibration.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { staleAll } from '../../../lib/records/record-queries.ts'

type CalibrationQuery = NonNullable<Input<typeof contract.listCalibrations>['query']>

export const calibrations = (query: CalibrationQuery) =>
  queryOptions({
    queryKey: ['calibration', 'list', query],
    queryFn: ({ signal }) => call(contract.listCalibrations, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const calibrationHistory = (id: number) =>
  queryOptions({
    queryKey: ['calibration', 'history', id],
    queryFn: ({ signal }) => call(contract.listCalibrationHistory, { params: { id } }, { signal }),
  })

const changed = () => staleAll(['calibration', 'reviews', 'audit'])

/** NOTE: where it was refused, somebody else was quicker: how it stands now is asked for. */
export async function moveMark(id: number, body: Input<typeof contract.moveCalibration>['body']) {
  try {
    return await call(contract.moveCalibration, { params: { id }, body })
  } finally {
    await changed()
  }
}

export async function releaseMarks(chosen: Input<typeof contract.releaseCalibrations>['body']['chosen']) {
  const made = await call(contract.releaseCalibrations, { body: { chosen } })
  await changed()
  return made
}

export const takeCalibrations = (query: CalibrationQuery, format: contract.CalibrationFormat) =>
  download(contract.exportCalibrations, { params: { format }, query }, `calibration.${format.toLowerCase()}`)
