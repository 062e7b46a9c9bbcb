// Calls a module's exports in random order with random numbers; each must return. Runs in a page of
// the site; returns what went wrong, or nothing.
//
// A sequence of calls is a line of text that can be saved: `text 0 3x3:b2 | clicked 4 | …`. `text` is
// not an export: it writes a text into one half of the buffer.
async ({ file, rest, learn, opening, seed, sequences, length, kept, mostMegabytes }) => {
    const module = await WebAssembly.compileStreaming(fetch(file));
    const parts = await Promise.all([rest, learn ?? []].flat().map((part) => WebAssembly.compileStreaming(fetch(part))));
    const hidden = new Set(["memory", "buffer", "bufferCount", "halfCount", "__wasm_call_ctors"]);

    // Mulberry32, a generator with a seed.
    const random = (count) => {
        seed = (seed + 0x6d2b79f5) | 0;
        let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
        return ((bits ^ (bits >>> 14)) >>> 0) % count;
    };
    const pick = (list) => list[random(list.length)];

    const load = () => {
        let nodes = 0;
        const host = {
            find: () => ++nodes,
            create: () => ++nodes,
            hasFocus: () => random(2),
            measure: (_, start) => new Float64Array(program.memory.buffer, start, 4).set([10, 20, 300, 300]),
        };
        const imports = new Proxy({}, { get: (_, name) => host[name] ?? (() => 0) });
        const program = new WebAssembly.Instance(module, { host: imports, placeholder: imports }).exports;
        let primary = program;  // Each part was split off the one before.
        for (const part of parts) {
            primary = new WebAssembly.Instance(part, { primary, learn: imports }).exports;
        }
        program.__wasm_call_ctors();
        program.speak?.(write(program, 0, table));
        return program;
    };
    const [table] = (await (await fetch("words.en.txt")).text()).split("\n\n");
    const write = (program, half, text) => {
        const count = (program.halfCount ?? program.bufferCount)();
        const start = program.buffer() + (program.halfCount ? half * count : 0);
        const bytes = new Uint8Array(program.memory.buffer, start, count);
        return new TextEncoder().encodeInto(text, bytes).written;
    };

    // Runs a sequence in a new program; returns the error, or null.
    const run = (sequence) => {
        const program = load();
        try {
            for (const call of [...opening, ...sequence]) {
                const [, name, rest] = /^(\S+) ?([^]*)$/.exec(call);
                if (name === "text") write(program, Number(rest[0]), rest.slice(2));
                else program[name](...rest.split(" ").map(Number));
            }
        } catch (error) {
            return `${error}`;
        }
        const megabytes = program.memory.buffer.byteLength / 2 ** 20;
        return megabytes > mostMegabytes ? `${megabytes} MB` : null;
    };
    // Drops calls from a failing sequence as long as it still fails.
    const shortened = (sequence) => {
        for (let index = sequence.length - 1; index >= 0; index -= 1) {
            const shorter = sequence.toSpliced(index, 1);
            if (run(shorter)) sequence = shorter;
        }
        return sequence;
    };

    const exports = WebAssembly.Module.exports(module)
        .filter(({ kind, name }) => kind === "function" && !hidden.has(name) && !name.startsWith("%"))
        .map(({ name }) => name);
    const counts = Object.fromEntries(exports.map((name) => [name, load()[name].length]));
    const texts = [
        "", "#", "3x3:", "3x3:b2a1", "4x4+corners+squares:b2", "19x19k5:s19j10", "1x1:", "1x19:a1", "7x6k4:d1d2",
        "5x5k9:", "3x3:zz", "%41%zz", "19", "a", "k", "z", "b", "3", "u", "h", "?", "Enter", "Escape", "Home", "End",
        "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "easy 1 0 3x3:", "trickster 1 0 4x4:", "hint 1 2 3x3:b2a1c3",
        "truth 1 0 5x5k4:c3", "review 1 0 3x3:a1b2a2c3a3", "0 b2", "1 b2", "2", "3 3x3: 1 0,0", "00", "77", "0500", "é", "\0",
        "star heart", "person perfect loser", "chalk no-sound",
    ];
    const number = () => pick([
        () => random(9), () => random(40), () => random(362), () => 1000 * random(9) + random(40),
        () => random(2 ** 31), () => -random(2 ** 31), () => random(4000) / 10 - 20, () => pick([NaN, Infinity, -Infinity, 1e300]),
    ])();
    const call = () => {
        if (random(4) === 0) {
            const noise = String.fromCodePoint(...Array.from({ length: random(12) }, () => random(0x300)));
            return `text ${random(2)} ${random(3) ? pick(texts) : noise}`;
        }
        const name = pick(exports);
        return [name, ...Array.from({ length: counts[name] }, number)].join(" ");
    };

    const faults = [];
    const attempt = (sequence) => {
        const fault = run(sequence);
        if (fault) faults.push(`${shortened(sequence).join(" | ")}: ${fault}`);
    };
    for (const line of kept) attempt(line.split(" | "));
    for (let count = 0; count < sequences && faults.length < 3; count += 1) {
        attempt(Array.from({ length: 1 + random(length) }, call));
    }
    return faults;
}
