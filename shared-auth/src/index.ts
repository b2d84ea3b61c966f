export { apiAddress } from './api-address.ts'
export { ApiError } from './api-error.ts'
export { http, isUnknownPath } from './http.ts'
export { session, type Beginning } from './session.ts'
