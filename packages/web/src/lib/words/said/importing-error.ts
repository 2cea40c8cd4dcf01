import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useMessage } from './message.ts'

/** What the specification says first of a file that was not taken (spec 2 §8). */
export const useImportingError = () => useMessage()(requestsMessages.importing_error)
