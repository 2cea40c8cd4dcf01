import { languages, type Language } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { settings } from './session.ts'

/** The languages that the company offers; all of the product’s until it is known. */
export const useOffered = (): readonly Language[] => useQuery(settings).data?.languages ?? languages
