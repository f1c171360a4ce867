import { illegalTransition } from '../../operation/errors.ts'

/** 409 for what can be done only without a second factor. */
export const secondFactorIsOn = () => illegalTransition('The second factor is on.', 'enabled')

/** 409 for what can be done only with a second factor. */
export const secondFactorIsOff = () => illegalTransition('The second factor is off.', 'disabled')

/** 409 for turning on what was not set up. */
export const secondFactorIsNotSetUp = () => illegalTransition('Set the second factor up first.', 'disabled')
