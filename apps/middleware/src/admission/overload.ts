/** More work waits than can be done in time; whoever comes now is told so at once instead of after a long wait. */
export class Overload extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Overload'
  }
}
