import { beside } from '../kit/beside.ts'
import { assessmentCalls } from './assessment.ts'
import { authoringCalls } from './authoring.ts'
import { communicationCalls } from './communication.ts'
import { companyCalls } from './company.ts'
import { competencyCalls } from './competencies.ts'
import { goalCalls } from './goals.ts'
import { developmentCalls } from './development.ts'
import { eventCalls } from './events.ts'
import { folderCalls } from './folders.ts'
import { learningCalls } from './learning.ts'
import { peopleCalls } from './people.ts'
import { publicCalls } from './public.ts'
import { reviewCalls } from './reviews.ts'
import { signedInCalls } from './signed-in.ts'
import type { Expected } from './who.ts'

/**
 * Who is let in to each call, written by hand: everybody, whoever is signed in, or the profiles named.
 * It must not be read from the contract, or it could not fail.
 */
export const parts: readonly Expected[] = [
  assessmentCalls,
  authoringCalls,
  communicationCalls,
  companyCalls,
  competencyCalls,
  goalCalls,
  developmentCalls,
  eventCalls,
  folderCalls,
  learningCalls,
  peopleCalls,
  publicCalls,
  reviewCalls,
  signedInCalls,
  ...beside.flatMap(({ calls }) => (calls ? [calls] : [])),
]

export const expected: Expected = Object.assign({}, ...parts)
