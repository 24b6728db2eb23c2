/** A tab of any browser, driven as a visitor does. `selector` is CSS; the first match is meant. */
export type Tab = {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its JSON value. */
  run(body: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Chooses an option of a select element by its value. */
  choose(selector: string, value: string): Promise<void>;
  /** Errors that pages reported since the start; none where the browser does not report them. */
  errors(): string[];
  close(): Promise<void>;
};

/** With `scripts: false` pages run none, but `run` still works. */
export type StartTab = (options: { scripts: boolean }) => Promise<Tab>;
