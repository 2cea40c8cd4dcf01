import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useMessage } from './message.ts'

/** What stands at a field that must be filled in. */
export const useRequiredWord = () => useMessage()(requestsMessages.required)
