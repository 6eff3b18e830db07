process.argv[2] = "action command";
await import("./index.js");
